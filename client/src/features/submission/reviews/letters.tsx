import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type LetterToAuthor, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { listsApi } from '../api/lists-api';

const useStyles = makeStyles({
  subject: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, overflowWrap: 'anywhere' },
  date: { color: tokens.colorNeutralForeground3 },
  text: { paddingBlock: tokens.spacingVerticalS },
});

/** The editors' letters to the author about a manuscript. The newest letter is open. */
export function Letters({ articleId }: { articleId: string }) {
  const query = listsApi.useLettersQuery(articleId, { refetchOnMountOrArgChange: true });
  return <Loaded query={query}>{(letters) => (letters.length === 0 ? null : <Folded letters={letters} />)}</Loaded>;
}

function Folded({ letters }: { letters: readonly LetterToAuthor[] }) {
  const styles = useStyles();
  return (
    <Card plain level={3} title={letters.length === 1 ? t('Letter from the editors') : t('Letters from the editors')}>
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
