import { useLocation, useParams } from 'react-router-dom'
import { townOfAlias } from '../../addresses/paths.ts'
import { findTown, type Town } from '../../content/towns.ts'

/** The town of the address; undefined for "Municipality not found". */
export function useTown(): Town | undefined {
  const { slug } = useParams()
  const { pathname } = useLocation()
  return findTown(slug ?? townOfAlias(pathname) ?? '')
}
