import { z } from 'zod'

/** A minute in Paris as a person types it, without a zone: '2026-12-24T08:00'. */
export const wallTimeSchema = z
  .string('La date est obligatoire.')
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
    'La date s’écrit comme « 2026-12-24T08:00 », à l’heure de Paris.'
  )
