import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type LetterToAuthor, t } from '@contracts';
import { Card } from '../display/card';
import { Timestamp } from '../display/timestamp';
import { Loaded } from '../page/loaded';
import { RichText } from '../rich-text/rich-text';
import { lettersApi } from './letters-api';

const useStyles = makeStyles({
  subject: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, overflowWrap: 'anywhere' },
  date: { color: tokens.colorNeutralForeground3 },
  text: { paddingBlock: tokens.spacingVerticalS },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXL },
  waits: { display: 'none' },
});

interface Props {
  articleId: string;
  /** True where nothing around them is a surface. */
  surface?: boolean;
  children: ReactNode;
}

/**
 * The editors' letters to the author about a manuscript, above the content that belongs to them. The newest letter is open. The content
 * waits for the letters, because a letter that loads after it would push it down.
 */
export function LettersAbove({ articleId, surface = false, children }: Props) {
  const styles = useStyles();
  const query = lettersApi.useLettersQuery(articleId, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.list}>
      <Loaded query={query}>
        {(letters) => (letters.length === 0 ? null : <Folded letters={letters} surface={surface} />)}
      </Loaded>
      <div className={mergeClasses(styles.list, query.isLoading && styles.waits)}>{children}</div>
    </div>
  );
}

function Folded({ letters, surface }: { letters: readonly LetterToAuthor[]; surface: boolean }) {
  const styles = useStyles();
  return (
    <Card
      plain={!surface}
      level={3}
      title={letters.length === 1 ? t('Letter from the editors') : t('Letters from the editors')}
    >
      <Accordion collapsible multiple defaultOpenItems={letters[0]?.id}>
        {letters.map((letter) => (
          <AccordionItem key={letter.id} value={letter.id}>
            <AccordionHeader as="h4">
              <span className={styles.subject}>
                {letter.subject}
                <span className={styles.date}>
                  <Timestamp at={letter.at} show="date" />
                </span>
              </span>
            </AccordionHeader>
            <AccordionPanel className={styles.text}>
              <RichText html={letter.text} />
            </AccordionPanel>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  );
}
