import { useEffect, useRef } from 'react'

/** Width of the drawing, in pixels. */
const WIDTH = 640

/** A chosen picture before it is sent. Drawn, as the page's policy allows no blob: addresses. */
export function PictureDrawing({ file, className }: { file: File; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isCurrent = true
    createImageBitmap(file).then(
      (image) => {
        if (isCurrent && canvas.current) draw(canvas.current, image)
        image.close()
      },
      (reason) => console.warn('This browser cannot show the picture', reason)
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return <canvas ref={canvas} className={className} />
}

function draw(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  canvas.width = Math.min(WIDTH, image.width)
  canvas.height = Math.max(1, Math.round((image.height * canvas.width) / image.width))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
}
