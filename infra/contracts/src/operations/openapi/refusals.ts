import type { Refusal } from '../definition/operation.ts'

const RETRY_AFTER = { 'Retry-After': 'Seconds to wait.' }

/** What each refusal means, with the answer of a real case. All are `Problem`s. */
export const REFUSALS: Record<
  Refusal,
  { description: string; headers?: Record<string, string>; example: Record<string, unknown> }
> = {
  400: {
    description:
      'The request cannot be read: broken JSON, a repeated parameter, a cursor or key that is none.',
    example: { message: 'La requête est illisible.', code: 'bad-request' }
  },
  401: {
    description: 'The admin code, or the token, is missing, wrong or revoked.',
    example: { message: 'Code administrateur incorrect.', code: 'admin-code-refused' }
  },
  403: {
    description: 'The code or the token is right and has not the scope that this call needs.',
    example: {
      message: 'Votre code n’ouvre pas cette partie de l’administration.',
      code: 'scope-missing'
    }
  },
  404: {
    description: 'There is no such thing.',
    example: { message: 'Article non trouvé', code: 'article-not-found' }
  },
  405: {
    description: 'The answer to any other method at this address.',
    headers: { Allow: 'The methods there are.' },
    example: { message: 'Cette opération n’existe pas à cette adresse.', code: 'method-not-allowed' }
  },
  409: {
    description:
      'Not in the present state: an article is being written, a key was used for another body, or a newer text stands (`conflict` holds it).',
    example: {
      message: 'Cet envoi a déjà été reçu avec un autre contenu.',
      code: 'idempotency-key-reused'
    }
  },
  408: {
    description: 'The body came too slowly.',
    example: { message: 'L’envoi a pris trop de temps. Réessayez.', code: 'request-too-slow' }
  },
  413: {
    description: 'The body is too large (64 KB; 2 MB for articles, 16 MB for pictures).',
    example: { message: 'Le contenu envoyé est trop volumineux.', code: 'payload-too-large' }
  },
  415: {
    description:
      'The body is not JSON, or compressed by something else than gzip and deflate; or it is no picture that is taken.',
    example: {
      message: 'Le contenu doit être envoyé au format JSON.',
      code: 'unsupported-media-type'
    }
  },
  422: {
    description: 'The body or the query is readable and not valid. `fields` names each fault.',
    example: {
      message: 'L’adresse e-mail est obligatoire.',
      code: 'unprocessable',
      fields: { email: 'L’adresse e-mail est obligatoire.' }
    }
  },
  429: {
    description: 'Too many wrong codes, submissions or streams from this address, or calls with this token.',
    headers: RETRY_AFTER,
    example: { message: 'Trop de tentatives. Réessayez un peu plus tard.', code: 'too-many-requests' }
  },
  500: {
    description: 'A fault of ours. It is in the log under the answer’s X-Request-Id.',
    example: { message: 'Une erreur est survenue. Veuillez réessayer.', code: 'internal' }
  },
  502: {
    description: 'The writer gave no article that may be published.',
    example: { message: "Impossible de générer l'article de test.", code: 'generation-failed' }
  },
  503: {
    description: 'The service or its database is away. Send it again later.',
    headers: RETRY_AFTER,
    example: {
      message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      code: 'unavailable'
    }
  },
  504: {
    description: 'The service takes too long. What was asked for may still be done.',
    example: {
      message: 'Le service met trop de temps à répondre. Réessayez dans quelques instants.',
      code: 'upstream-slow'
    }
  }
}
