import { Query } from '@nestjs/cqrs';
import type { MailTemplateView } from '../../../contracts';

export class ListMailTemplates extends Query<MailTemplateView[]> {}
