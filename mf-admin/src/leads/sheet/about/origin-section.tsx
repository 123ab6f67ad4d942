import { originCopy } from '../content/sheet.ts'
import type { SectionProps } from '../frame/section-props.ts'
import { Facts, SheetSection } from '../frame/sheet-section.tsx'

/** The page and the campaign that a lead came from, and the form or program that sent it where none of the site's forms did (TOKEN-5). */
export function OriginSection({ sheet: { lead } }: SectionProps) {
  const campaign = [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(' · ')
  return (
    <SheetSection title={originCopy.title}>
      <Facts
        facts={[
          [originCopy.origin, lead.origin ?? null],
          [originCopy.page, lead.pageUrl ? <PageLink address={lead.pageUrl} /> : originCopy.unknownPage],
          [originCopy.campaign, campaign || originCopy.noCampaign]
        ]}
      />
    </SheetSection>
  )
}

/** To the page, where it is one: what a visitor's browser said is not believed to be an address of the web. */
function PageLink({ address }: { address: string }) {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol)) return address
  const shown = url.pathname + url.search
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer" title={url.href}>
      {shown === '/' ? url.host : shown}
    </a>
  )
}
