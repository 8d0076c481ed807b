import { Query } from '@nestjs/cqrs';
import type { GroupName, JournalSettings, PublicSettings } from '../../../contracts';

export type SettingsAnswer = PublicSettings & Partial<JournalSettings>;

export class GetSettings extends Query<SettingsAnswer> {
  /** `group`: of the signed-in person; null signed out. */
  constructor(readonly group: GroupName | null) {
    super();
  }
}
