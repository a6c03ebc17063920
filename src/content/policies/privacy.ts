import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import { RETENTION } from '../retention.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'privacy',
  meta: pageMeta(
    'Privacy',
    'What this website saves on your device, what we get when you send a message, and how to have it removed.',
    ['privacy policy', 'personal data', 'golf cart dealer privacy', 'no tracking'],
  ),
  hero: {
    title: 'Privacy',
    lead: 'We ask only for what we need to answer you. Nearly everything else stays on your own device.',
  },
  headline: 'What we keep, and what we don’t',
  dated: effective,
  sections: [
    section(
      'In short',
      {
        list: [
          'There’s no account and no sign-in.',
          'No advertising, no tracking across sites, no profile of you.',
          'The carts you save and the numbers you put in a calculator stay on your own device.',
          'If you send us a message, we use it to answer you.',
        ],
      },
      `“We” on this page is ${dealer.name}. The phone number and the email address are at the end.`,
    ),
    section(
      'What you send us',
      'The contact form asks for your first and last name, email address, phone number, the subject and your message. If you got there from a cart’s page, it also says which cart.',
      'We use this to answer you and to set up what you asked for: a test drive, a quote, a repair or a rental. You may get one automatic email that says we have your message. We may pass your message to the location or the department that handles it. We don’t sell it, and we don’t add you to a mailing list.',
    ),
    section(
      'What stays on your device',
      'The site is built to work without a signal. To do that, it saves some things in your browser, and nowhere else:',
      {
        table: {
          caption: 'Saved on your device',
          columns: ['What', 'Why', 'Until'],
          rows: [
            ['Pages, pictures and the list of carts', 'To open offline', 'A newer version replaces them'],
            [
              'Messages that aren’t delivered yet',
              'To send them when you’re online',
              'They’re delivered, or you delete them',
            ],
            [
              'What you’ve typed into the contact form',
              'To bring it back after a reload',
              'You send it, or close the tab',
            ],
            [
              'A receipt for each message, with your first name if a salesperson typed it for you',
              'So you can see we got it',
              'A day after delivery',
            ],
            ['Carts you’ve saved', 'To find them again', 'You remove them'],
            [
              'The last eight carts you’ve viewed',
              'To find them again',
              'You view others, or clear the browser’s data',
            ],
            [
              'What you’ve typed into the calculators',
              'To bring it back on your next visit',
              'You change it, or clear the browser’s data',
            ],
            [
              'That you asked to save all pictures and 3D models',
              'So pictures of new carts get saved, too',
              'You clear the saved files, or the browser’s data',
            ],
            [
              'How many times you’ve visited, and when you last opened a page',
              'To offer the app to people who come back',
              'You clear the browser’s data',
            ],
            [
              'The salesperson’s name and event, and whether several people use this device',
              'So we know who helped you, and the next person can’t read your messages',
              'You clear the name and event on the Offline use page, or turn off sharing on the Messages page',
            ],
            ['Your answer when we offer to install the app', 'So we don’t ask again', 'You clear the browser’s data'],
          ],
        },
      },
      'You can remove all of this at any time by clearing this site’s data in your browser. Check for waiting messages first. If one hasn’t gone out, that’s the only copy.',
    ),
    section(
      'How long we keep it',
      `Our server erases a message ${RETENTION.inquiryDays} days after it arrives, or sooner if you ask us to. After that, we keep only its reference number and when we got it, passed it on and erased it. Nothing you wrote, and nothing that says who you are.`,
      'If a message hasn’t reached our staff yet, we keep it until it does. Copies we need to answer you or get the job done stay in our mailbox and our customer records for as long as that takes, or as long as the law requires.',
    ),
    section(
      'What our server sees',
      'Like every website, ours sees your IP address and which page you’re asking for. It can’t send you the page without them. We use them to run the site, find problems and stop abuse. To stop floods of messages, the server counts how many come from each IP address. It keeps that count in memory for a day, and we don’t save the address with your message.',
      'If the site fails on your device, it may tell our server what broke and in which version. That report doesn’t include anything you typed or the address you were looking at.',
    ),
    section(
      'Cookies and analytics',
      'The site sets no cookies for advertising or analytics, and loads no scripts from companies that do.',
    ),
    section(
      'Maps and other sites',
      'The county map is our own drawing. Looking at it doesn’t tell anybody anything about you. The interactive map is Google Maps, and loads only if you ask for it. Then Google knows you visited, and its privacy policy applies. Links to manufacturers, lenders, reviews and social networks work the same way: their policies apply once you’re there.',
    ),
    section(
      'When you do business with us',
      'A sale, a rental, storage or a repair takes more: paperwork, payment details, maybe an ID or proof of insurance. We handle that in the showroom or by phone, not on this site, and keep it as long as the business and the law require.',
      'If you apply for financing, you do it on the manufacturer’s or the lender’s page. What you enter there goes to them, not to us.',
    ),
    section(
      'Your choices',
      'Ask us what we have on you, have us correct it, or have us delete it, here and anywhere we’ve sent it. Write to the email address below or call. We may ask you to confirm who you are. If we have to keep something by law, we’ll keep it, and tell you so.',
    ),
    section(
      'Children',
      'The site is meant for adults. We don’t knowingly collect data from children. If a child has written to us, tell us and we’ll delete the message.',
    ),
    section('Changes', 'If we change what we do with your data, we’ll say so here and change the date at the top.'),
  ],
  related: ['terms-conditions', 'ethics-policy', 'feedback-policy'],
}
