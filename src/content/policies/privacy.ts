import { dealer } from '../dealer.ts'
import { pageMeta } from '../page-meta.ts'
import { effective, section } from '../policy-section.ts'
import { RETENTION } from '../retention.ts'
import type { PolicyDocument } from '../schema/policy.ts'

export const policy: PolicyDocument = {
  slug: 'privacy',
  meta: pageMeta(
    'Privacy',
    'What this website stores on your device, what reaches us when you write, and how to have it removed.',
    ['privacy policy', 'personal data', 'golf cart dealer privacy', 'no tracking'],
  ),
  hero: {
    title: 'Privacy',
    lead: 'We ask for what we need to answer you, and keep most of the rest on your own device.',
  },
  headline: 'Privacy policy',
  dated: effective,
  sections: [
    section(
      'In short',
      {
        list: [
          'There is no account and no sign-in.',
          'No advertising, no tracking across sites, no profile of you.',
          'What you look at, compare or calculate stays on your device.',
          'What you send us with the contact form is used to answer you.',
        ],
      },
      `“We” on this page is ${dealer.name}. The phone number and the e-mail address are at the end.`,
    ),
    section(
      'What you send us',
      'The contact form asks for your first and last name, e-mail address, phone number, the subject and your message. If you come from the page of a cart, it also notes which cart.',
      'We use this to answer you, and to do what you ask us for: a test drive, a quote, a repair or a rental. The inquiry may be passed on to the location or the department that looks after it. We do not sell it, and we do not add you to a mailing list.',
    ),
    section(
      'What stays on your device',
      'The site is built to work without a signal. To do so it stores some things in your browser, and nowhere else:',
      {
        table: {
          caption: 'Stored on your device',
          columns: ['What', 'Why', 'Until'],
          rows: [
            ['Pages, pictures and the list of carts', 'To open without a connection', 'A newer version replaces them'],
            [
              'Inquiries that are not delivered yet',
              'To send them when you are online',
              'They are delivered, or you delete them',
            ],
            [
              'What you have typed into the contact form',
              'To have it again after a reload',
              'You send it, or close the tab',
            ],
            ['A receipt for a delivered inquiry', 'To show you that it arrived', 'A day after delivery'],
            ['Saved and recently viewed carts, calculator entries', 'To find them again', 'You clear them'],
            [
              'A seller’s name and event, and that several people use the device, if somebody set that',
              'To send the first two with each inquiry, and to hide inquiries from whoever comes next',
              'You empty them under Offline use, or switch it off in the list of inquiries',
            ],
            ['Notices you have closed', 'To leave you alone', 'You clear the browser’s data'],
          ],
        },
      },
      'You can remove all of this at any time by clearing the data of this site in your browser. Please look at your waiting inquiries first: an inquiry that is not delivered exists only there.',
    ),
    section(
      'How long we keep it',
      `Our server erases an inquiry ${RETENTION.inquiryDays} days after it arrived, or earlier when you ask us to. What stays is its reference number with the times at which it arrived, was passed on and was erased: nothing of what you wrote, and nothing that says who you are.`,
      'An inquiry that has not reached our staff yet is kept until it has. Copies that we need to answer you and to do what you ask us for stay in our mailbox and our customer records for as long as that takes, or as the law requires.',
    ),
    section(
      'What our server sees',
      'As with every website, your device sends its network address and the page it asks for, so that the answer finds its way back. We use this to run the site, to find faults and to fend off abuse such as floods of messages. The server counts messages by network address for a minute, keeps no list of addresses, and we do not combine them with what you write to us.',
      'When the site fails on your device, it may tell our server which part of its program failed and in which version. That report names nothing that you typed and not the address you looked at.',
    ),
    section(
      'Cookies and measurement',
      'The site sets no cookies for advertising or measurement, and loads no scripts from networks that do.',
    ),
    section(
      'Maps and other sites',
      'The map of the county is our own drawing and asks nobody for anything. An interactive map comes from a maps service and is loaded only after you ask for it; from then on that service sees your request, under its own privacy terms. The same goes for links to makers, lenders, reviews and social networks.',
    ),
    section(
      'Business with us',
      'When you buy, rent, store or have something repaired, we need more: papers, payment details, perhaps an ID or proof of insurance. That is handled in the showroom or by phone, not on this site, and kept as long as the business and the law require.',
      'If you apply for financing, you do so on the page of the manufacturer or the lender. What you enter there goes to them, not to us.',
    ),
    section(
      'Your choices',
      'Ask us what we have about you, have it corrected, or have it deleted, on our server and wherever we passed it on to. Write to the e-mail address below or call. We may need to make sure that it is you who is asking. What we have to keep by law, we keep, and tell you so.',
    ),
    section(
      'Children',
      'The site is meant for adults. We do not knowingly collect data from children. If a child has written to us, tell us and we delete the message.',
    ),
    section(
      'Changes',
      'When the site or this page changes in what it does with data, we change the date at the top and say what is different.',
    ),
  ],
  related: ['terms-conditions', 'ethics-policy', 'feedback-policy'],
}
