import { kindOf } from '../../office/contract/unit-fields.ts'

/** Column names in the exports of dealers' systems, by our field. In lower case, without spaces and punctuation. */
const NAMES: Readonly<Record<string, string>> = {
  id: 'unitid vehicleid',
  stockNumber: 'stock stockno stocknum stocknr stockid stk stkno',
  name: 'title vehiclename unitname headline',
  make: 'make manufacturer mfr',
  model: 'model modelname',
  trim: 'trim trimlevel',
  condition: 'newused neworused usednew vehiclecondition',
  status: 'stockstatus inventorystatus availability',
  statusSince: 'statusdate',
  year: 'modelyear yr vehicleyear',
  serial: 'serialnumber serialno vin vinno vinnumber vinserial vinserialnumber',
  price: 'saleprice sellingprice askingprice internetprice webprice ourprice advertisedprice',
  formerPrice: 'wasprice oldprice previousprice regularprice',
  place: 'location locationname lot showroom store branch',
  hours: 'hrs enginehours hourmeter',
  miles: 'mileage odometer',
  battery: 'batterytype',
  batteryMade: 'batterydate batteryyear batterymanufactured',
  batteryTested: 'batterytestdate batterytestedon',
  warrantyLeft: 'warranty warrantyremaining',
  colors: 'color colour colours exteriorcolor extcolor bodycolor',
  description: 'comments dealercomments vehicledescription',
  features: 'options equipment',
  images: 'image imageurl imageurls imagelist photo photos photourl photourls picture pictures',
  externalUrl: 'manufacturerpage',
  'specifications.seatingCapacity': 'seats seating seatingcapacity passengers',
  'specifications.range': 'range',
  'specifications.topSpeed': 'topspeed maxspeed',
  'specifications.driveType': 'drive drivetype',
  'specifications.chargingTime': 'chargingtime chargetime',
  'specifications.payload': 'payload',
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => [
    ...(field.includes('.') ? [] : [[plain(field), field] as const]),
    ...names.split(' ').map((name) => [name, field] as const),
  ]),
)

/** Fields for which no system has another name. */
const OWN = ['brand', 'category', 'samplePrice', 'isNew', 'inStock']
for (const field of OWN) FIELD_OF.set(plain(field), field)

/** Parts of a name, for systems that have no column with the whole name. */
export const NAME_PARTS = ['make', 'model', 'trim'] as const

/**
 * The field of a vehicle, or the part of its name, that a column contains. Undefined for a column that the import does
 * not use.
 */
export function fieldOfColumn(title: string): string | undefined {
  const own = title.trim()
  if (own.startsWith('specifications.') && kindOf(own)) return own
  return FIELD_OF.get(plain(own))
}
