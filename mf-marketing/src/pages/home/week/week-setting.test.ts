import { describe, expect, it } from 'vitest'
import { trades } from '../content/week.ts'
import { EXAMPLE, exampleOf, linkTo, readSetting, withSetting } from './week-setting.ts'

describe('the setting of a week in addresses', () => {
  it('HOME-39 comes back by the link that it makes', () => {
    for (const trade of trades) {
      const setting = { ...exampleOf(trade), size: trade.size.max, emails: 15 }
      const url = new URL(linkTo('https://lucarne.example', setting))
      expect(url.pathname + url.hash).toBe('/#votre-semaine')
      expect(readSetting(url.search)).toEqual(setting)
    }
  })

  it('HOME-42 is none where the controls could not have made it', () => {
    for (const text of [
      'hotel-42',
      'hotel-9-50',
      'hotel-151-50',
      'hotel-42-5',
      'hotel-42-105',
      'hotel-42-52',
      'hotel-4.5-50',
      'hotel--42-50',
      'hotel-1e2-50',
      'motel-42-50',
      'HOTEL-42-50',
      '<script>-42-50',
      ''
    ])
      expect(readSetting(`?semaine=${encodeURIComponent(text)}`), text).toBeNull()
    expect(readSetting('')).toBeNull()
    expect(readSetting('?code=1')).toBeNull()
  })

  it('HOME-38 goes with the booking page’s address beside what that has already', () => {
    expect(withSetting('https://rdv.example/30?utm_source=x', EXAMPLE)).toBe(
      'https://rdv.example/30?utm_source=x&semaine=hotel-42-50'
    )
  })
})
