import sys, tempfile, re
from pathlib import Path
from bot.pages.texts import text
from tests.browser import chromium
from tests.browser.local_table import served
from tests.browser.tapper import seated
OUT=Path('/work/shots'); LANGS=sys.argv[1].split(',')
def main():
    with chromium.launched() as browser, tempfile.TemporaryDirectory() as d, served('activity', Path(d)) as table:
        for l in LANGS:
            who=table.person(f"Pia{l}", l); ch=table.channel(f"c-{l}")
            errs=[]
            t=seated(browser,f"{table.url}/?user={who}&channel={ch}",errs,size=(390,844),locale=l)
            def shot(w):
                t.page.wait_for_timeout(1800); t.page.screenshot(path=str(OUT/f'{l}-act-{w}.png'))
            def top(key,**v):
                t.frame.locator(".top .button", has_text=text(l,key,**v)).first.click()
            try:
                shot('home')
                top('home-more'); shot('more')
                labels=[b.inner_text() for b in t.frame.locator('.top .button').all()]
                print(l,labels)
                for b in labels:
                    if b in ('‹',): continue
                for want in ('settings','board','review','profile'):
                    pass
                n=len(labels)
                for i in range(1,min(n,9)):
                    try:
                        t.frame.locator('.top .button').nth(i).click(timeout=4000); shot(f'more{i}')
                        t.frame.locator('.top button.back').click(timeout=4000); t.page.wait_for_timeout(600)
                        if t.frame.locator('.top .button').count()!=n:
                            top('home-more'); t.page.wait_for_timeout(600)
                    except Exception as e: print(l,i,repr(e)[:150])
            except Exception as e: print(l,repr(e)[:400]); shot('fail')
            t.page.context.close()
            for game in ('BRILLIANT','BRIKKS'):
                t=seated(browser,f"{table.url}/?user={table.person('Q'+l+game,l)}&channel={table.channel('g'+l+game)}",errs,size=(390,844),locale=l)
                try:
                    t.frame.locator(".top .button", has_text=game).first.click(); shot(game+'0')
                    if game=='BRILLIANT':
                        t.frame.locator('.game .button').nth(1).click(); shot(game+'1')
                        for k in range(4):
                            bs=[b.inner_text() for b in t.frame.locator('.game .row .button').all()]
                            print(l,game,bs)
                    else:
                        t.tap(t.places.nth(1)); t.page.wait_for_timeout(500); t.tap(t.places.first); shot(game+'1')
                        bs=[b.inner_text() for b in t.frame.locator('.game .row button').all()]; print(l,game,bs)
                        t.frame.locator('.game .row button').first.click(); shot(game+'2')
                except Exception as e: print(l,game,repr(e)[:300]); shot(game+'fail')
                t.page.context.close()
            print(errs[:3])
if __name__=='__main__': main()
