import { describe, expect, it } from 'vitest'
import { firstTouchOf, withCampaign, withoutCode } from './first-touch.ts'

describe('the first touch', () => {
  it('is the three UTM fields of an address, without those that are not there', () => {
    expect(firstTouchOf('https://site.example/?utm_source=lettre&utm_campaign=rentrée&utm_term=x')).toEqual({
      utmSource: 'lettre',
      utmCampaign: 'rentrée'
    })
    expect(firstTouchOf('https://site.example/blog')).toEqual({})
  })

  it('cuts a field at the length the server accepts', () => {
    expect(firstTouchOf(`https://site.example/?utm_source=${'a'.repeat(500)}`).utmSource).toHaveLength(200)
  })
})

it('takes the admin code out of an address and leaves the rest', () => {
  expect(withoutCode('https://site.example/admin/leads?code=secret&x=1#haut')).toBe(
    'https://site.example/admin/leads?x=1#haut'
  )
})

describe('the address of the booking page', () => {
  it('AUDIENCE-11 takes the campaign along, and keeps what it says already', () => {
    expect(
      withCampaign('https://rdv.example/lucarne?utm_source=site', {
        utmSource: 'lettre',
        utmCampaign: 'rentrée'
      })
    ).toBe('https://rdv.example/lucarne?utm_source=site&utm_campaign=rentr%C3%A9e')
    expect(withCampaign('https://rdv.example/lucarne', {})).toBe('https://rdv.example/lucarne')
  })
})
