import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean }

/**
 * A link inside the site, on the router's own hooks. The router's `Link` brings the prefetching of its framework mode
 * along, 4 KB of gzip that nothing here uses.
 */
export function Link({ to, replace = false, onClick, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
