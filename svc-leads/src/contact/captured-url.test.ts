import { describe, expect, it } from 'vitest'
import { captureUrl, captureUtm } from './captured-url.ts'

describe('captureUrl', () => {
  it.each([
    ['https://site.example/seo?utm_source=a#faq', 'https://site.example/seo?utm_source=a#faq'],
    ['http://site.example/seo', 'http://site.example/seo'],
    ['/blog?page=2', '/blog?page=2'],
    ['/blog//', '/blog//'],
    ['https://site.example/?x=1#code=secret%', 'https://site.example/?x=1'],
    ['https://site.example/admin/leads?code=secret', 'https://site.example/admin/leads'],
    ['https://site.example/?CODE=a&adminCode=b&Admin-Code=c&x=1', 'https://site.example/?x=1'],
    ['https://site.example/?%63ode=a', 'https://site.example/'],
    ['https://site.example/?next=%2Fadmin%3Fcode%3Dsecret&x=1', 'https://site.example/?x=1'],
    ['https://site.example/#/admin?code=secret', 'https://site.example/'],
    ['/admin?code=secret', '/admin'],
    ['https://site.example/?code[]=secret&adminCode%5B0%5D=b&x=1', 'https://site.example/?x=1'],
    ['https://site.example/?x=1;code=secret', 'https://site.example/'],
    ['https://site.example/admin;code=secret/leads', 'https://site.example/'],
    ['https://site.example/?next=%252Fadmin%253Fcode%253Dsecret&x=1', 'https://site.example/?x=1'],
    ['https://site.example/?%2563ode=secret&x=1', 'https://site.example/?x=1'],
    ['https://site.example/#%252Fadmin%253Fcode%253Dsecret', 'https://site.example/'],
    ['https://site.example/?x=100%25&encode[]=1', 'https://site.example/?x=100%25&encode[]=1'],
    ['https://nom:secret@site.example/', 'https://site.example/'],
    ['https://site.example/?postcode=75011&encode=1', 'https://site.example/?postcode=75011&encode=1']
  ])('keeps of %s', (text, kept) => {
    expect(captureUrl(text)).toBe(kept)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,a',
    'site.example',
    '//site.example/',
    'http://',
    'about:client',
    null,
    undefined
  ])('refuses %j', (text) => {
    expect(captureUrl(text)).toBeUndefined()
  })

  it('keeps at most what the column holds', () => {
    expect(captureUrl(`https://site.example/${'é'.repeat(1900)}`)).toHaveLength(2000)
  })
})

describe('captureUtm', () => {
  const nothing = { utmSource: null, utmMedium: null, utmCampaign: null }

  it('reads the page when the form says nothing', () => {
    expect(captureUtm(nothing, '/?utm_source=%20a%20&utm_medium=&utm_campaign=c')).toEqual({
      utmSource: 'a',
      utmMedium: null,
      utmCampaign: 'c'
    })
  })

  it('reads of the page what a column holds, and its medium', () => {
    expect(
      captureUtm(nothing, `https://site.example/?utm_medium=email&utm_source=${'a'.repeat(300)}`)
    ).toEqual({
      utmSource: 'a'.repeat(200),
      utmMedium: 'email',
      utmCampaign: null
    })
  })

  it('takes all parameters from the form when it has any', () => {
    const said = { ...nothing, utmMedium: 'email' }
    expect(captureUtm(said, '/?utm_source=a')).toEqual(said)
  })
})
