import type { FluentIcon } from '@fluentui/react-icons';
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive';
import { ArrowExportRegular } from '@fluentui/react-icons/svg/arrow-export';
import { ArrowImportRegular } from '@fluentui/react-icons/svg/arrow-import';
import { BookRegular } from '@fluentui/react-icons/svg/book';
import { ChartMultipleRegular } from '@fluentui/react-icons/svg/chart-multiple';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import { ClipboardTextEditRegular } from '@fluentui/react-icons/svg/clipboard-text-edit';
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { DataLineRegular } from '@fluentui/react-icons/svg/data-line';
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { DocumentSearchRegular } from '@fluentui/react-icons/svg/document-search';
import { DraftsRegular } from '@fluentui/react-icons/svg/drafts';
import { FlagRegular } from '@fluentui/react-icons/svg/flag';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { LibraryRegular } from '@fluentui/react-icons/svg/library';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MailArrowDoubleBackRegular } from '@fluentui/react-icons/svg/mail-arrow-double-back';
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { PeopleAudienceRegular } from '@fluentui/react-icons/svg/people-audience';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { PersonInfoRegular } from '@fluentui/react-icons/svg/person-info';
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { PlugConnectedRegular } from '@fluentui/react-icons/svg/plug-connected';
import { RewardRegular } from '@fluentui/react-icons/svg/reward';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { SettingsRegular } from '@fluentui/react-icons/svg/settings';
import { ShieldRegular } from '@fluentui/react-icons/svg/shield';
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr';
import { TicketDiagonalRegular } from '@fluentui/react-icons/svg/ticket-diagonal';

export const MENU_ICONS = {
  home: HomeRegular,
  action: FlagRegular,
  manuscripts: DocumentRegular,
  drafts: DraftsRegular,
  submit: DocumentAddRegular,
  tickets: TicketDiagonalRegular,
  profile: PersonRegular,
  reviews: ClipboardTextEditRegular,
  history: HistoryRegular,
  checks: ClipboardTaskRegular,
  todo: TaskListLtrRegular,
  assigned: BookRegular,
  all: LibraryRegular,
  search: SearchRegular,
  people: PeopleRegular,
  statistics: DataBarVerticalRegular,
  reviewerReport: ChartMultipleRegular,
  associateReport: DataPieRegular,
  ownMeasures: DataLineRegular,
  thanks: RewardRegular,
  associates: PeopleAudienceRegular,
  office: MailInboxRegular,
  users: PeopleTeamRegular,
  keywords: TagRegular,
  blacklist: PersonProhibitedRegular,
  settings: SettingsRegular,
  security: ShieldRegular,
  audit: ShieldCheckmarkRegular,
  privacy: PersonInfoRegular,
  retention: ArchiveRegular,
  connections: PlugConnectedRegular,
  similarity: DocumentSearchRegular,
  incomingMail: MailArrowDoubleBackRegular,
  exports: ArrowExportRegular,
  imports: ArrowImportRegular,
  mail: MailRegular,
} satisfies Record<string, FluentIcon>;
export type MenuIcon = keyof typeof MENU_ICONS;
