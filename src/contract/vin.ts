/** Whether a serial number is a vehicle identification number: 17 letters and digits without I, O and Q. */
export const isVin = (serial: string | undefined): serial is string =>
  serial !== undefined && /^[A-HJ-NPR-Z0-9]{17}$/i.test(serial)
