import type { PersonSummary } from '@site/contracts/persons/person'

/** What a person is called: the name, else the address. */
export const whoIs = ({ name, email }: Pick<PersonSummary, 'name' | 'email'>): string => name ?? email
