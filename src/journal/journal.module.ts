import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { slicesIn } from '../platform/slices';
import { BlacklistModule } from './blacklist/blacklist.module';
import { TemplateCatalogue } from './mail-templates/template-catalogue';

const slices = slicesIn(__dirname);

/** The journal's own settings, the texts of its mails, and its blacklist. */
@Module({
  imports: [CqrsModule, BlacklistModule],
  controllers: slices.controllers,
  providers: [...slices.providers, TemplateCatalogue],
})
export class JournalModule {}
