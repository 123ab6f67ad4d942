import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { homeCopy } from './content/home.ts'
import styles from './home.module.css'

/** /sample */
export default function HomePage() {
  const [count, setCount] = useState(0)
  return (
    <section className={styles.page}>
      <h1>{homeCopy.title}</h1>
      <p>{homeCopy.text}</p>
      <Button onClick={() => setCount(count + 1)}>{homeCopy.pressed(count)}</Button>
    </section>
  )
}
