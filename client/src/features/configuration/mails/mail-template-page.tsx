import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { useParams, useSearchParams } from 'react-router-dom';
import { isLanguage, type Language, MAIL_TEMPLATE_HOW, type MailTemplateView, spokenLanguage, t } from '@contracts';
import { formatDateTime } from '../../../shared/display/format';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { templatesApi } from '../templates-api';
import { TemplateEditor } from './template-editor';
import { TemplateLanguages } from './template-languages';
import { sentence, titleOf } from './template-words';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0 },
  },
});

/** The language that the address names, otherwise that of the reader; every template exists in each. */
const languageOf = (params: URLSearchParams): Language =>
  [params.get('language'), spokenLanguage()].find(isLanguage) ?? 'en';

/** `/mailTemplates/:name`: the subject and text of one mail, its variables and a preview. */
export function MailTemplatePage() {
  const { name = '' } = useParams();
  const [params] = useSearchParams();
  const query = templatesApi.useMailTemplatesQuery(languageOf(params));
  const template = query.data?.find((one) => one.name === name);
  const title = template ? titleOf(template) : t('Mail template');
  const crumbs = [{ label: t('Mail templates'), to: '/mailTemplates' }, { label: title }];
  return (
    <Page title={title} crumbs={crumbs}>
      <Loaded query={query}>
        {() =>
          template ? (
            <Template key={`${name} ${template.language}`} template={template} title={title} />
          ) : (
            <EmptyState text={t('This mail template does not exist.')} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Template({ template, title }: { template: MailTemplateView; title: string }) {
  const styles = useStyles();
  const { when, to, how, isChanged, changedAt, changedBy, isUsable } = template;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('When')}</dt>
        <dd>{sentence(when)}</dd>
        <dt>{t('To')}</dt>
        <dd>{sentence(to)}</dd>
        <dt>{t('Sent')}</dt>
        <dd>
          {how === MAIL_TEMPLATE_HOW.suggested
            ? t('Suggested to an editor, who can change it before it is sent')
            : sentence(how)}
        </dd>
        <dt>{t('Text')}</dt>
        <dd>
          {isChanged && changedAt
            ? t('Changed by {name} on {when}', {
                name: changedBy ?? t('someone'),
                when: formatDateTime(changedAt),
              })
            : t('Default')}
        </dd>
      </dl>
      {!isUsable && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t('This text is no longer valid.')}</MessageBarTitle>
            {t('The default text is used until you correct or reset it.')}{' '}
          </MessageBarBody>
        </MessageBar>
      )}
      <TemplateLanguages template={template} />
      <TemplateEditor template={template} title={title} />
    </>
  );
}
