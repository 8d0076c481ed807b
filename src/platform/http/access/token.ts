/**
 * What every access token contains and the edge requires, so that nothing else signed with the same secret is accepted as one (RFC 9068:
 * its type is `at+jwt`). The short values keep the token small.
 */
export const TOKEN = { algorithm: 'HS256', issuer: 'quire', audience: 'quire', type: 'at+jwt' } as const;

/** Signing options of `@nestjs/jwt`. Give `expiresIn` too: the edge refuses a token without an end. */
export const TOKEN_SIGN_OPTIONS = {
  issuer: TOKEN.issuer,
  audience: TOKEN.audience,
  algorithm: TOKEN.algorithm,
  header: { alg: TOKEN.algorithm, typ: TOKEN.type },
} as const;
