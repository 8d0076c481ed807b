import { Query } from '@nestjs/cqrs';
import type { PersonName } from '../../../contracts';

export class ListAssociateEditors extends Query<PersonName[]> {}
