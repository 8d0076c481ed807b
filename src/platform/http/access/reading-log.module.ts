import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ReadingLog } from './reading-log';

/** Import it after all modules with guards: what they refuse is not read, so that it does not belong into the log. */
@Module({ providers: [{ provide: APP_GUARD, useClass: ReadingLog }] })
export class ReadingLogModule {}
