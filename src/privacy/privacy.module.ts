import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { UnfinishedErasures } from './erasure/closing/unfinished-erasures';
import { ErasePersonJob } from './erasure/erase-person.job';
import { Erasing } from './erasure/erasing';
import { Erasures } from './erasure/erasures';
import { OwnArticles } from './own-data/own-articles';
import { ApplyRetention } from './retention/apply-retention';
import { Retention } from './retention/retention';

const slices = slicesIn(__dirname);

/** What people may request about their own data (lifecycle, section 6). It knows the tables of all modules. */
@Module({
  imports: [CqrsModule],
  controllers: slices.controllers,
  providers: [
    ...slices.providers,
    ErasePersonJob,
    Erasing,
    Erasures,
    UnfinishedErasures,
    OwnArticles,
    ApplyRetention,
    Retention,
  ],
})
export class PrivacyModule {}
