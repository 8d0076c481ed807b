import { Button, Select, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, type ArticleView, type MailBody } from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { Card } from '../../../shared/card';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { MailDialog } from '../../../shared/dialogs/mail-dialog';
import { FormField } from '../../../shared/forms/form-field';
import { editorialApi } from '../editorial-api';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

/** 'Forward paper to': an associate editor, or back to the assistant editor (spec part 2, section 2). */
export function ForwardCard({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [open, setOpen] = useState<'associate' | 'return' | null>(null);
  const mayAssign = article.actions.includes('assign-associate');
  const mayReturn = article.actions.includes('return-to-assistant');
  if (!mayAssign && !mayReturn) return null;
  return (
    <Card title="Forward paper to">
      <div className={styles.row}>
        {mayAssign && <Button onClick={() => setOpen('associate')}>Associate editor</Button>}
        {mayReturn && <Button onClick={() => setOpen('return')}>Assistant editor</Button>}
      </div>
      {open === 'associate' && <AssociateMail article={article} onClose={() => setOpen(null)} />}
      {open === 'return' && <ReturnDialog article={article} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function AssociateMail({ article, onClose }: { article: ArticleView; onClose: () => void }) {
  const [associateId, setAssociateId] = useState('');
  const { data: people = [] } = editorialApi.useAssociateEditorsQuery();
  const { data: suggestion } = editorialApi.useAssociateMailQuery(article.id, { refetchOnMountOrArgChange: true });
  const [assign] = editorialApi.useAssignAssociateMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const send = async (mail: MailBody): Promise<void> => {
    await assign({ articleId: article.id, version: article.version, associateId, mail }).unwrap();
    notify.success(MESSAGES.associateAssigned);
    navigate('/toDoList');
  };
  if (!suggestion) return null;
  const chosen = people.find((person) => person.id === associateId);
  return (
    <MailDialog
      // Another person means another recipient: the mail is drawn anew.
      key={associateId}
      title={`Forward ${article.label}`}
      send="Forward and send"
      suggestion={chosen?.email ? { ...suggestion, to: [chosen.email] } : suggestion}
      notReady={associateId === '' ? 'Please choose the associate editor.' : undefined}
      onSend={send}
      onClose={onClose}
    >
      <FormField label="Associate editor" required>
        <Select value={associateId} onChange={(_event, data) => setAssociateId(data.value)}>
          <option value="">Please choose</option>
          {people
            .filter((person) => person.id !== article.associateEditorId)
            .map((person) => (
              <option key={person.id} value={person.id}>
                {person.firstName} {person.lastName}
              </option>
            ))}
        </Select>
      </FormField>
    </MailDialog>
  );
}

function ReturnDialog({ article, onClose }: { article: ArticleView; onClose: () => void }) {
  const [giveBack, { isLoading }] = editorialApi.useReturnToAssistantMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer = await giveBack({ articleId: article.id, version: article.version });
    if ('error' in answer) return;
    notify.success(MESSAGES.returnedToAssistant);
    navigate('/toDoList');
  };
  return (
    <ConfirmDialog
      open
      title={MESSAGES.confirmForward}
      text="The article goes back to the assistant editor, who sees your advice and the reviews so far."
      confirm="Forward paper"
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
