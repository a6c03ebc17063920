/** Whether a serial number is a vehicle identification number: 17 letters and digits, of which I, O and Q are none. */
export const isVin = (serial: string | undefined): serial is string =>
  serial !== undefined && /^[A-HJ-NPR-Z0-9]{17}$/i.test(serial)
