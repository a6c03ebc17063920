/** Splits a name that may begin with the brand: "Denago Nomad" becomes "Denago" and "Nomad". */
export function makeAndModel({ name, brand }: { name: string; brand: string }): [make: string, model: string] {
  const model = name.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? name.slice(brand.length + 1) : name
  return [name.slice(0, name.length - model.length).trim() || brand, model]
}
