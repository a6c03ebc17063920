import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean }

/**
 * A link within the site, made with the router's hooks. The router's own `Link` would add the prefetching of its
 * framework mode, 4 KB of gzip that nothing here uses.
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
