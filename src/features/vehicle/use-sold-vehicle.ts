import { useQueryClient } from '@tanstack/react-query'
import { type SoldVehicle, soldVehicle } from '../../api/sold-vehicle.ts'

/** The unit of a reference, when the page was rendered to say that it is sold. */
export const useSoldVehicle = (ref: string): SoldVehicle | undefined => soldVehicle(useQueryClient(), ref)
