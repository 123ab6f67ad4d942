import { Component, type ReactNode } from 'react'

interface SlotBoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Catches what a remote throws while rendering, so that only its own slot fails. React wants a class for this. */
export class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
