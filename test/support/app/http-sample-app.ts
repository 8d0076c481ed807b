import { Body, Controller, Get, Global, Ip, Module, Param, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import type { GroupName } from '../../../src/contracts';
import { APP_CONFIG, type AppConfig, loadConfig } from '../../../src/platform/config/config';
import { Access } from '../../../src/platform/http/access/access.decorator';
import { CurrentUser } from '../../../src/platform/http/access/current-user.decorator';
import { type RequestUser, SESSION_READER } from '../../../src/platform/http/access/request-user';
import { TOKEN_SIGN_OPTIONS } from '../../../src/platform/http/access/token';
import { configureHttp, HTTP_OPTIONS } from '../../../src/platform/http/configure-http';
import { HttpModule } from '../../../src/platform/http/http.module';
import { RateLimit } from '../../../src/platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../src/platform/http/request/meta.decorator';

const SECRET = 'a secret for this test alone, long enough';
const ORDINARY: AppConfig = {
  ...loadConfig({ JWT_SECRET: SECRET, DATA_KEY: SECRET, LOG_LEVEL: 'silent' }),
  rateLimitFactor: 1,
};
const config: AppConfig = { ...ORDINARY };

class NoteDto {
  @IsString() text = '';
  @IsInt({ message: 'Give a number of pages' }) pages = Number.NaN;
}

class FilterDto {
  @IsOptional() @IsString() word?: string;
  @IsIn(['asc', 'desc']) order = 'asc';
}

@Controller()
class SampleController {
  @Get('undeclared') undeclared(): string {
    return 'never';
  }
  @Get('public') @Access({ groups: 'public' }) open(@CurrentUser() user?: RequestUser): object {
    return { user: user?.userId ?? null };
  }
  @Get('all') @Access({ groups: 'all' }) all(@CurrentUser() user: RequestUser): object {
    return { user: user.userId };
  }
  @Get('office') @Access({ groups: ['editor'] }) office(): object {
    return {};
  }
  @Post('notes') @Access({ groups: 'public' }) note(@Body() note: NoteDto, @Meta() meta: RequestMeta): object {
    return { note, meta };
  }
  @Get('fault') @Access({ groups: 'public' }) fault(): never {
    throw new Error('the password is 123');
  }
  @Get('echo/:id') @Access({ groups: 'public' }) echo(@Param('id') id: string, @Query('q') q: string): object {
    return { id, q };
  }
  @Get('notes') @Access({ groups: 'public' }) list(@Query() filter: FilterDto): object {
    return filter;
  }
  @Get('address') @Access({ groups: 'public' }) address(@Ip() address: string): object {
    return { address };
  }
  @Post('guess') @Access({ groups: 'public' }) @RateLimit('login') guess(): object {
    return {};
  }
}

const find = (sessionId: string): Promise<RequestUser | null> => {
  if (sessionId === 'ended') return Promise.resolve(null);
  const group = sessionId as GroupName;
  const names = { firstName: 'F', lastName: 'L', email: 'f@example.org' };
  const identity = {
    userId: `id of ${group}`,
    addresses: [names.email],
    authenticatedOrcid: null,
    language: null,
    unproven: false,
    factorDue: null,
  };
  return Promise.resolve({ ...identity, group, realUserId: null, real: null, sessionId, ...names });
};

@Global()
@Module({
  providers: [
    { provide: SESSION_READER, useValue: { find, hasRecentProof: () => Promise.resolve(true) } },
    { provide: APP_CONFIG, useValue: config },
  ],
  exports: [SESSION_READER, APP_CONFIG],
})
class SeamsModule {}

@Module({ imports: [SeamsModule, HttpModule], controllers: [SampleController] })
class SampleModule {}

/** A token with any claims; `options` replace those of the product. */
export const signedToken = (claims: object, secret = SECRET, options: JwtSignOptions = {}): string =>
  new JwtService({ secret }).sign(claims, { ...TOKEN_SIGN_OPTIONS, ...options });
/** The token of a member of a group; the session 'ended' has expired. */
export const token = (group: string, secret = SECRET): string =>
  signedToken({ sub: `id of ${group}`, jti: group }, secret, { expiresIn: '1h' });

/** A small application with the real HTTP layer: no database, one person per group. */
export async function startSampleApp(changes: Partial<AppConfig> = {}): Promise<NestExpressApplication> {
  Object.assign(config, ORDINARY, changes);
  const app = await NestFactory.create<NestExpressApplication>(SampleModule, { ...HTTP_OPTIONS, logger: false });
  configureHttp(app);
  return app.init();
}
