import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  /** Clears the error, so that the next page is rendered. */
  pathname: string
  fallback: ReactNode
  children: ReactNode
}

/** Catches what the shell itself throws while rendering. React wants a class for this. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** React has written it to the console alone; from here those hear of it who listen for errors. */
  override componentDidCatch(error: unknown) {
    window.reportError(error)
  }

  override componentDidUpdate({ pathname }: PageBoundaryProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
