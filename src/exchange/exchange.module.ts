import { Module } from '@nestjs/common';
import { FileCatalogue } from '../files/public';
import { slicesIn } from '../platform/slices';
import { Exports } from './packaging/exports';
import { MecaPackages } from './packaging/meca-packages';
import { SchemaCheck } from './validation/schema-check';

const slices = slicesIn(__dirname);

/** What leaves the journal for other systems, in the standards of the field (ADR 83). */
@Module({
  controllers: slices.controllers,
  providers: [...slices.providers, Exports, FileCatalogue, MecaPackages, SchemaCheck],
})
export class ExchangeModule {}
