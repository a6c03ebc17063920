import type { ReactNode } from 'react'
import { dealer } from '../content/dealer.ts'
import type { PageMeta } from '../content/schema/page.ts'
import { SHARE_SIZE, sharePictures } from './share-pictures.ts'

type Props = {
  meta: PageMeta
  /** Canonical path of the page, from `paths`; undefined for a not-found page. */
  path?: string
  /** Path of the picture for shared links, one of `sharePictures`; the site's own if left out. */
  image?: string
  imageAlt?: string
  /** Open Graph type. A vehicle is a `product`. */
  type?: 'website' | 'product'
  /** For pages that search engines should not list: thank-you and outbox. */
  hidden?: boolean
  /** Further tags of this kind of page. */
  children?: ReactNode
}

/** Tags for search engines and shared links. React moves them to the head, in the prerendered HTML too. */
export function PageHead({
  meta,
  path,
  image = sharePictures.site,
  imageAlt,
  type = 'website',
  hidden,
  children,
}: Props) {
  const picture = dealer.url + image
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {(hidden || path === undefined) && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <meta name="keywords" content={meta.keywords.join(', ')} />
          <link rel="canonical" href={dealer.url + path} />
          <meta property="og:site_name" content={dealer.name} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={meta.title} />
          <meta property="og:description" content={meta.description} />
          <meta property="og:url" content={dealer.url + path} />
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
          <meta property="og:image:alt" content={imageAlt ?? meta.title} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={meta.title} />
          <meta name="twitter:description" content={meta.description} />
          <meta name="twitter:image" content={picture} />
          {children}
        </>
      )}
    </>
  )
}
