import { Button, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ArticleView, AssociateChoice } from '@contracts';
import { errorMessage } from '../../../../shared/api/api-error';
import { Card } from '../../../../shared/display/card';
import { FormField } from '../../../../shared/forms/form-field';
import { associateApi } from '../../api/associate-api';
import { AssociateMail } from './associate-mail';
import { ReturnDialog } from './return-dialog';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
});

/** A conflict of interest is shown with its reason (lifecycle, section 1, 'Conflict wall'). */
const lineOf = ({ firstName, lastName, reason }: AssociateChoice): string =>
  reason === null ? `${firstName} ${lastName}` : `${firstName} ${lastName} (${reason})`;

function helpFor(people: AssociateChoice[] | undefined, chosen: AssociateChoice | undefined): string | undefined {
  if (people?.length === 0) return 'There is no associate editor yet.';
  if (!chosen) return undefined;
  const held = chosen.currentAssignments;
  return `Holds ${held} ${held === 1 ? 'article' : 'articles'} now.`;
}

/** 'Forward paper to': an associate editor, or back to the assistant editor (spec part 2, section 2). */
export function ForwardCard({ article }: { article: ArticleView }) {
  const mayAssign = article.actions.includes('assign-associate');
  const mayReturn = article.actions.includes('return-to-assistant');
  if (!mayAssign && !mayReturn) return null;
  return (
    <Card title="Forward paper to">
      {mayAssign && <ToAssociate article={article} />}
      {mayReturn && <ToAssistant article={article} />}
    </Card>
  );
}

/** The person is chosen first because the mail is addressed to them. */
function ToAssociate({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [chosen, setChosen] = useState<AssociateChoice>();
  const [open, setOpen] = useState(false);
  const { data: people, error } = associateApi.useAssociateChoicesQuery(article.id);
  return (
    <div className={styles.row}>
      <FormField
        label="Associate editor"
        help={helpFor(people, chosen)}
        error={error ? errorMessage(error) : undefined}
      >
        <Select
          value={chosen?.id ?? ''}
          onChange={(_event, data) => setChosen(people?.find((person) => person.id === data.value))}
        >
          <option value="">Please choose</option>
          {people?.map((person) => (
            <option key={person.id} value={person.id} disabled={person.reason !== null}>
              {lineOf(person)}
            </option>
          ))}
        </Select>
      </FormField>
      <Button
        disabled={!chosen}
        title={chosen ? undefined : 'Choose the associate editor first.'}
        onClick={() => setOpen(true)}
      >
        Forward to associate editor
      </Button>
      {open && chosen && <AssociateMail article={article} associate={chosen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ToAssistant({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen(true)}>Assistant editor</Button>
      {open && <ReturnDialog article={article} onClose={() => setOpen(false)} />}
    </div>
  );
}
