import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type Advice, ADVICES, type ArticleView, FIRST_ROUND_DECISIONS, isEmptyRichText, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { Timestamp } from '../../../../shared/display/timestamp';
import { RichText } from '../../../../shared/rich-text/rich-text';
import { adviceText } from '../decision/decision-texts';
import { AdviceDialog } from './advice-dialog';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
});

/** The advice of associate editors, and the form for the associate editor of this article (lifecycle, section 2). */
export function AdviceCard({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<Advice | null>(null);
  const mayAdvise = article.actions.includes('advise');
  const advised = article.editorAssignements.filter((tenure) => tenure.editorDecisions.length > 0);
  if (!mayAdvise && advised.length === 0 && chosen === null) return null;
  return (
    <Card title={t("Associate editor's advice")}>
      {advised.map((tenure) =>
        tenure.editorDecisions.map((advice) => (
          <div key={advice.at}>
            <Text weight="semibold" block>
              {tenure.associateEditor.firstName} {tenure.associateEditor.lastName}: {adviceText(advice.decision)} (
              <Timestamp at={advice.at} focusable />)
            </Text>
            {!isEmptyRichText(advice.decisionComment) && <RichText html={advice.decisionComment} />}
            {!isEmptyRichText(advice.decisionDescription) && <RichText html={advice.decisionDescription} />}
          </div>
        )),
      )}
      {mayAdvise && (
        <div className={styles.row}>
          {ADVICES.filter((advice) => article.revision === 0 || !FIRST_ROUND_DECISIONS.includes(advice)).map(
            (advice) => (
              <Button key={advice} onClick={() => setChosen(advice)}>
                {adviceText(advice)}
              </Button>
            ),
          )}
        </div>
      )}
      {chosen && <AdviceDialog article={article} advice={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}
