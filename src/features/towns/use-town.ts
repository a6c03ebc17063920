import { useLocation, useParams } from 'react-router-dom'
import { findTown, type Town } from '../../content/towns.ts'
import { townOfAlias } from '../../paths.ts'

/** The town whose page the address asks for; undefined for "Municipality not found". */
export function useTown(): Town | undefined {
  const { slug } = useParams()
  const { pathname } = useLocation()
  return findTown(slug ?? townOfAlias(pathname) ?? '')
}
