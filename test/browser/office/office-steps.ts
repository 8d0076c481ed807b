import { join } from 'node:path';
import type { Visitor } from '../../support/browser/browser';

/** The steps of the office and the author on a manuscript's longer paths, in the browser and by visible labels. */

const FILES = join(process.cwd(), 'src', 'demo', 'files');

/** Opens an article from the assistant's list, where it is marked as new, corrected or revised. */
export async function openCheck(assistant: Visitor, title: string, origin: string): Promise<void> {
  await assistant.goTo('/rrs/assitantEditorList');
  await assistant.sees(title);
  await assistant.sees(origin);
  await assistant.followContaining(title);
  await assistant.sees('Check if the manuscript has followed the guidelines');
}

export async function accept(assistant: Visitor): Promise<void> {
  await assistant.press('Check if the manuscript has followed the guidelines', 'checkbox');
  await assistant.press('Accept');
  await assistant.sees('Article successfully accepted.');
}

export async function requestCorrection(assistant: Visitor, subject: string, message: string): Promise<void> {
  await assistant.press('Correction', 'tab');
  await assistant.choose('What is the problem?', subject);
  await assistant.write('Message to the author', message);
  await assistant.picture('office-correction-request');
  await assistant.press('Request correction');
  await assistant.sees('The status of article has been changed to `Correction`');
}

/** Adds a figure, since a correction can be sent only after a file has changed. */
export async function correct(author: Visitor, title: string, message: string): Promise<void> {
  await author.goTo('/rrs/manuscript/revision?tab=correction');
  await author.sees(title);
  await author.press('Adjust manuscript');
  await author.sees(message);
  await author.press('Add file');
  await author.choose('What is the file?', 'Figure');
  await author.attach(join(FILES, 'figure-2.tiff'));
  await author.fill('Figure title', 'Readmission');
  await author.press('Upload');
  await author.gone('dialog');
  await author.press('Submit');
  await author.sees('Files successfully uploaded.');
}

export async function sendRevision(author: Visitor, title: string): Promise<void> {
  await author.goTo('/rrs/manuscript/revision?tab=major');
  await author.sees(title);
  await author.press('Upload revision');
  await author.press('Revision upload', 'tab');
  const files = [
    ['Letter of rebuttal', 'rebuttal.docx'],
    ['Marked manuscript', 'manuscript-marked.docx'],
    ['Unmarked manuscript', 'manuscript-revised.docx'],
  ];
  for (const [designation = '', name = ''] of files) {
    await author.press('Add file');
    await author.choose('What is the file?', designation);
    await author.attach(join(FILES, name));
    await author.press('Upload');
    await author.gone('dialog');
  }
  await author.press('I confirm that these are the final files of this revision', 'checkbox');
  await author.press('Submit revision');
  await author.sees('Files successfully uploaded.');
}

/** Assigns the reviewers of the previous revision and invites them all with one mail. */
export async function askTheSameReviewers(editor: Visitor, articleId: string, names: readonly string[]): Promise<void> {
  await editor.goTo(`/rrs/reviewerSelection/${articleId}`);
  await editor.press(`Same ${names.length} reviewers as before`);
  await editor.press(`Mail all ${names.length} selected`);
  await editor.picture('office-mail-all');
  await editor.press('Send');
  await editor.gone('dialog');
  for (const name of names) await editor.sees(name);
  await editor.sees('Mail sent');
}

export async function forward(editor: Visitor, articleId: string, associate: string): Promise<void> {
  await editor.goTo(`/rrs/decideOnStatus/${articleId}`);
  await editor.press('Associate editor');
  await editor.find('dialog', 'Forward to associate editor');
  await editor.sees(associate);
  const person = await editor.page.$(`::-p-xpath(//*[@role="dialog"]//label[contains(., "${associate}")])`);
  await person?.click();
  await editor.press('Continue to the mail');
  await editor.picture('office-forward');
  await editor.press('Forward and send');
  await editor.sees('Associate editor successfully assigned.');
}

export async function advise(associate: Visitor, articleId: string, advice: string, comment: string): Promise<void> {
  await associate.goTo('/rrs/toDoList');
  await associate.goTo(`/rrs/decideOnStatus/${articleId}`);
  await associate.press(advice);
  await associate.write('Comment to the editor', comment);
  await associate.picture('office-advice');
  await associate.press('Send to the editor');
  await associate.sees('Your advice has been sent to the editor.');
}

export async function decideOn(editor: Visitor, articleId: string, decision: string): Promise<void> {
  await editor.goTo(`/rrs/decideOnStatus/${articleId}`);
  await editor.press(decision, 'radio');
  await editor.press(`Send decision: ${decision}`);
  await editor.sees(`Decision recorded: ${decision}.`);
}
