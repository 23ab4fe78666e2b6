import type { BlogPostPage, FaqPage } from '#contract/content.ts';
import { pages } from '#contract/urls.ts';
import { shopConfig } from '#shop.config.ts';

/** Structured data of schema.org about a page. */
type JsonLd = Readonly<Record<string, unknown>>;

const context = { '@context': 'https://schema.org' };

/** Who buys: the provider, with the address and the ways to reach it. */
export function organisation(siteUrl: string): JsonLd {
  const { name, street, zip, city, email, phone } = shopConfig.company;
  return {
    ...context,
    '@type': 'Organization',
    name,
    alternateName: shopConfig.productName,
    url: `${siteUrl}${pages.home}`,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: 'DE',
    },
  };
}

/** An article of the blog. */
export function blogPosting(siteUrl: string, post: BlogPostPage): JsonLd {
  const organisation = { '@type': 'Organization', name: shopConfig.company.name, url: `${siteUrl}${pages.home}` };
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'de',
    datePublished: post.created,
    dateModified: post.updated,
    author: organisation,
    publisher: organisation,
    mainEntityOfPage: `${siteUrl}${pages.blogPost(post.id, post.slug)}`,
  };
}

/** All questions with their answers. */
export function faqPage({ groups }: FaqPage): JsonLd {
  return {
    ...context,
    '@type': 'FAQPage',
    inLanguage: 'de',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
  };
}
