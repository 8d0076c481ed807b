import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ReadingLog } from './reading-log';

/** Import it after all modules with guards: requests that they refuse read nothing, so they do not belong in the log. */
@Module({ providers: [{ provide: APP_GUARD, useClass: ReadingLog }] })
export class ReadingLogModule {}
