import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type AssociateChoice, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { AssociateDialog } from './associate-dialog';
import { AssociateMail } from './associate-mail';
import { ReturnDialog } from './return-dialog';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

/** 'Forward paper to': an associate editor, or back to the assistant editor (spec part 2, section 2). */
export function ForwardCard({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const mayAssign = article.actions.includes('assign-associate');
  const mayReturn = article.actions.includes('return-to-assistant');
  if (!mayAssign && !mayReturn) return null;
  return (
    <Card title={t('Forward paper to')}>
      <div className={styles.row}>
        {mayAssign && <ToAssociate article={article} />}
        {mayReturn && <ToAssistant article={article} />}
      </div>
    </Card>
  );
}

/** The person is chosen first because the mail is addressed to them. */
function ToAssociate({ article }: { article: ArticleView }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<AssociateChoice | null>(null);
  const close = (): void => {
    setOpen(false);
    setChosen(null);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Associate editor')}</Button>
      {open && !chosen && <AssociateDialog article={article} onChosen={setChosen} onClose={close} />}
      {open && chosen && <AssociateMail article={article} associate={chosen} onClose={close} />}
    </>
  );
}

function ToAssistant({ article }: { article: ArticleView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Assistant editor')}</Button>
      {open && <ReturnDialog article={article} onClose={() => setOpen(false)} />}
    </>
  );
}
