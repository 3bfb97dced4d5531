import { composeLink } from '#domain/contact/compose-link.ts'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { Logo } from './logo.tsx'
import { footerId, officeOf } from './office.ts'
import { SocialLinks } from './social-links.tsx'

const link =
  'inline-flex min-h-11 items-center py-1 leading-snug text-paper-soft transition-colors hover:text-leaf pointer-fine:min-h-9'

/** The end of every page: links and contact details. */
export function Footer() {
  const { company, mainMenu, footerPages, openings, serviceMenu, year } = useSite()
  const office = officeOf(company)
  const quickLinks = [
    ...mainMenu.flatMap(({ name, path }) => (path === null ? [] : [{ name, path }])),
    { name: 'Get a Quote', path: paths.quote },
    { name: 'How Much Do I Need?', path: paths.calculator },
    ...footerPages,
  ]
  return (
    <footer
      id={footerId}
      className="ground-dark relative isolate overflow-hidden bg-evergreen-deep"
    >
      <ContourLines on="dark" />
      <Container className="grid grid-cols-2 gap-x-6 gap-y-12 pt-section pb-14 sm:gap-x-10 md:grid-cols-[0.7fr_1.1fr_1.2fr] lg:grid-cols-[1.25fr_0.7fr_1.1fr_1.2fr]">
        <div className="max-lg:col-span-full">
          <Logo />
          <p className="mt-6 max-w-xs text-paper-soft">
            Landscaping, plants and materials for yards in{' '}
            {company.areaServed.slice(0, 3).join(', ')} and nearby towns.
          </p>
          <SocialLinks
            className="mt-6 -ml-3 gap-1"
            linkClassName="size-11 rounded-full transition-colors hover:bg-paper/10 hover:text-leaf"
          />
        </div>
        <nav aria-labelledby="footer-quick-links">
          <FooterTitle id="footer-quick-links">Quick Links</FooterTitle>
          <ul>
            {quickLinks.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-services">
          <FooterTitle id="footer-services">Services</FooterTitle>
          <ul>
            {serviceMenu.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.service(slug)} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-md:col-span-full">
          <FooterTitle id="footer-visit">Visit or Call</FooterTitle>
          <address className="not-italic">
            <NewTabLink href={office.map} what="map, " className={`${link} gap-3`}>
              <Icon name="pin" className="size-5 text-leaf" />
              <span>
                {office.street}
                <br />
                {office.town}
              </span>
            </NewTabLink>
            <br />
            <a href={company.phone.href} className={`${link} gap-3`}>
              <Icon name="phone" className="size-5 text-leaf" />
              {company.phone.display}
            </a>
            <br />
            <NewTabLink
              href={composeLink({ to: company.email })}
              what="write in Gmail, "
              className={`${link} gap-3`}
            >
              <Icon name="mail" className="size-5 text-leaf" />
              <span className="wrap-anywhere">{company.email}</span>
            </NewTabLink>
          </address>
          <dl className="mt-3 grid gap-2 border-t border-paper/15 pt-4 text-sm text-paper-soft">
            {openings.map(({ days, text }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4">
                <dt>{days}</dt>
                <dd className="tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
      <Container className="pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-paper/15 pt-5 text-sm text-paper-soft">
          <p>
            © {year} {company.name}. All rights reserved.
          </p>
          <Link to={paths.privacy} className={`${link} text-sm`}>
            Privacy
          </Link>
        </div>
      </Container>
    </footer>
  )
}

function FooterTitle({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <h2 id={id} className="kicker mb-3 font-sans text-leaf">
      {children}
    </h2>
  )
}
