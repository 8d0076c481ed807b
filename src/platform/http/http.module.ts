import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { OutdatedReads } from '../read-models/outdated-reads';
import { AccessGuard } from './access/access.guard';
import { JwtGuard, JwtStrategy } from './access/jwt.strategy';
import { RecentProof } from './access/recent-proof';
import { ProblemFilter } from './errors/problem.filter';
import { HealthController } from './health/health.controller';
import { HealthRegistry } from './health/health.registry';
import { FloodLimit } from './limits/flood-limit';
import { Limits } from './limits/limits';
import { RateLimitGuard } from './limits/rate-limit.guard';
import { logOutput } from './log/log-output';
import { requestLog } from './log/request-log';
import { RequestValidationPipe } from './request/validation.pipe';
import { SignedLinks } from './signed-link';

/**
 * The HTTP edge: guards, validation, the error form, limits, log, health. Import it before all modules that have guards: global
 * guards run in the order of import. A global module (identity) must provide SESSION_READER.
 */
@Global()
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => {
        const { pinoHttp, ...others } = requestLog(config.logLevel);
        return { ...others, pinoHttp: [pinoHttp as Options, logOutput()] };
      },
    }),
  ],
  controllers: [HealthController],
  providers: [
    HealthRegistry,
    FloodLimit,
    Limits,
    OutdatedReads,
    SignedLinks,
    JwtStrategy,
    JwtGuard,
    RecentProof,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
  ],
  exports: [RecentProof, HealthRegistry, Limits, OutdatedReads, SignedLinks],
})
export class HttpModule {}
