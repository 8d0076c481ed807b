import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ArticleViewsModule } from '../article-desk/public';
import { slicesIn } from '../platform/slices';
import { ComputedMeasures } from './computing/computed-measures';
import { ShownMeasures } from './computing/shown-measures';

const slices = slicesIn(__dirname);

/** The analyst's own measures: folds over the log, in files outside the product's code (ADR 69). */
@Module({
  imports: [CqrsModule, ArticleViewsModule],
  controllers: slices.controllers,
  providers: [...slices.providers, ComputedMeasures, ShownMeasures],
})
export class MeasuresModule {}
