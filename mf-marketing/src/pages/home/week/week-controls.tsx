import { useId } from 'react'
import { emailRange, type Trade, trades, weekContent } from '../content/week.ts'
import styles from './week.module.css'
import type { WeekSetting } from './week-setting.ts'

interface WeekControlsProps {
  setting: WeekSetting
  onChange: (edit: Partial<WeekSetting>) => void
  onTrade: (trade: Trade) => void
}

/** One of three trades, and two sliders. */
export function WeekControls({ setting, onChange, onTrade }: WeekControlsProps) {
  return (
    <>
      <fieldset className={styles.trades}>
        <legend>{weekContent.trade}</legend>
        <div>
          {trades.map((trade) => (
            <label key={trade.id} className={styles.trade}>
              <input
                type="radio"
                name="semaine"
                checked={trade === setting.trade}
                onChange={() => onTrade(trade)}
              />
              <span>{trade.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Slider {...setting.trade.size} value={setting.size} onChange={(size) => onChange({ size })} />
      <Slider {...emailRange} value={setting.emails} onChange={(emails) => onChange({ emails })} />
    </>
  )
}

interface SliderProps {
  label: string
  min: number
  max: number
  step?: number
  value: number
  onChange: (value: number) => void
}

/** Its value is said by the slider itself: what stands beside it is for the eye. */
function Slider({ label, min, max, step, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <b aria-hidden="true">{value}</b>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
