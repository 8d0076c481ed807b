import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { APP_CONFIG, type AppConfig } from '../../config/config';
import { preferLanguage } from '../language/request-language';
import { type RequestUser, SESSION_READER, type SessionReader, type TokenClaims } from './request-user';
import { TOKEN } from './token';

interface VerifiedToken {
  header: { typ?: unknown };
  payload: Partial<TokenClaims> & { exp?: unknown };
}

/** Reads the bearer token and looks up its session, so that a token stops working at sign-out, before it expires. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    @Inject(SESSION_READER) private readonly sessions: SessionReader,
  ) {
    const key = createSecretKey(Buffer.from(config.jwtSecret));
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key object, which jsonwebtoken accepts although its types do not say so. With text or bytes, every request would first try
      // a public key and fail with an error. That took a tenth of the server's time.
      secretOrKey: key as unknown as Buffer,
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
      // Also returns the header, whose type is checked below.
      jsonWebTokenOptions: { complete: true },
    });
  }

  /** The library has checked signature, issuer, audience and, if present, the expiry. */
  async validate({ header, payload: claims }: VerifiedToken): Promise<RequestUser | false> {
    if (header.typ !== TOKEN.type || typeof claims.exp !== 'number') return false;
    if (typeof claims.jti !== 'string' || typeof claims.sub !== 'string') return false;
    const user = await this.sessions.find(claims.jti);
    return user && user.userId === claims.sub ? user : false;
  }
}

/** Sets `request.user` to the person of the token, or to null. The access guard decides what null means. */
@Injectable()
export class JwtGuard extends AuthGuard('jwt') {
  override handleRequest<User = RequestUser | null>(error: unknown, user: User | false): User {
    if (error) throw error;
    if (user) preferLanguage((user as unknown as RequestUser).language);
    return (user || null) as User;
  }
}
