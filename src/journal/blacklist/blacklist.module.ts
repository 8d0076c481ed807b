import { Module } from '@nestjs/common';
import { Blacklist } from './blacklist';

/** The blacklist, for every module that chooses people. */
@Module({ providers: [Blacklist], exports: [Blacklist] })
export class BlacklistModule {}
