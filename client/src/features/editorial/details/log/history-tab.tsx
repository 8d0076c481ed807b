import type { ArticleView } from '@contracts';
import { AddressTabs } from '../../../../shared/display/address-tabs';
import { LogTab } from './log-tab';
import { MailLogTab } from './mail-log-tab';

/** What happened to the article, and the mails about it (spec part 2, section 2, 'Log' and 'Email log'). */
export function HistoryTab({ article }: { article: ArticleView }) {
  const tabs = [
    { value: 'log', label: 'Log', content: <LogTab article={article} /> },
    { value: 'mails', label: 'Email log', content: <MailLogTab article={article} /> },
  ];
  return <AddressTabs label="Parts of the history" tabs={tabs} />;
}
